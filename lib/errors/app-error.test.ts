import { expect, it, vi } from "vitest";
import { AppError, isAppError } from "./app-error";

it("recognizes only failures of the catalogue, whichever copy of the class threw them", async () => {
  vi.resetModules();
  const otherBundle = await import("./app-error");
  const foreign = new otherBundle.AppError("rate_limited");
  expect(foreign).not.toBeInstanceOf(AppError);
  expect(isAppError(foreign) && [foreign.code, foreign.status]).toEqual(["rate_limited", 429]);
  expect(isAppError(new AppError("not_found"))).toBe(true);
  const others = [
    null,
    "AppError",
    new Error("not_found"),
    Object.assign(new Error("x"), { code: "ENOENT" }),
    Object.assign(new Error("x"), { name: "AppError", code: "toString" }),
    { name: "AppError", code: "not_found" },
  ];
  expect(others.filter(isAppError)).toEqual([]);
});
