import { describe, expect, it } from "vitest";
import { placeBeside } from "./toast-place";

const message = "Please enter event details";
const desktop = { width: 1280, height: 720, visibleHeight: 720 };
const phone = { width: 360, height: 740, visibleHeight: 740 };
const area = (top: number, bottom: number, screen: { width: number }) => ({
  left: 16,
  right: screen.width - 16,
  top,
  bottom,
});

describe("the place of a toast", () => {
  it("is the top right while it covers nothing there", () => {
    const question = { screen: desktop, toastsHeight: 0, message };
    expect(placeBeside({ left: 304, right: 976, top: 250, bottom: 450 }, question)).toBe("top-right");
    expect(placeBeside(area(250, 450, phone), { ...question, screen: phone })).toBe("top-right");
  });

  it("is the bottom right where the box that somebody writes in is at the top", () => {
    const question = { screen: phone, toastsHeight: 0, message };
    expect(placeBeside(area(70, 270, phone), question)).toBe("bottom-right");
    expect(placeBeside(area(150, 350, phone), { ...question, toastsHeight: 108 })).toBe("bottom-right");
    expect(placeBeside(area(150, 350, phone), { ...question, message: message.repeat(5) })).toBe(
      "bottom-right",
    );
  });

  it("stays at the top where the bottom is below a keyboard, or would be covered as much", () => {
    const question = { screen: { ...phone, visibleHeight: 400 }, toastsHeight: 0, message };
    expect(placeBeside(area(70, 270, phone), question)).toBe("top-right");
    expect(placeBeside(area(0, 740, phone), { ...question, screen: phone })).toBe("top-right");
  });
});
