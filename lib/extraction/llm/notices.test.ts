import { describe, expect, it } from "vitest";
import { inEnglish } from "@/lib/testing/in-english";
import { modelChoices } from "@/lib/wire/choices";
import { doubtfulNotice, failureNotice, keylessNotice, nothingFoundNotice, refusedNotice } from "./notices";
import { failureKinds } from "./provider-error";

const reader = {
  provider: "gpt4o",
  model: "gpt-4o",
  baseUrl: "https://api.openai.com/v1",
  keyFrom: "visitor",
} as const;

describe("notices", () => {
  it.each(failureKinds)("say in one sentence what %s means and who read the text instead", (kind) => {
    expect(inEnglish(failureNotice(kind, reader))).toMatch(
      /^(?=[A-Z])[^.]*OpenAI[^.]*, so the rules parser read this text\.( A smaller model or a longer deadline would help\.)?$/,
    );
  });

  it("name the host that was asked if it is not the provider's own", () => {
    const groq = { ...reader, baseUrl: "https://api.groq.com/openai/v1" };
    expect(inEnglish(failureNotice("unreachable", groq))).toMatch(/^api\.groq\.com could not be reached, /);
    expect(inEnglish(nothingFoundNotice(groq, 0))).toMatch(/^api\.groq\.com found no event, /);
    const ollama = { ...reader, provider: "ollama", baseUrl: "http://gpu.lan:11434" } as const;
    expect(inEnglish(failureNotice("unreachable", ollama))).toMatch(/^Ollama could not be reached, /);
  });

  it("say what helps if the deadline was too short", () => {
    expect(inEnglish(failureNotice("timed_out", reader))).toMatch(
      / A smaller model or a longer deadline would help\.$/,
    );
  });

  it("say whose key was not accepted and which model is missing", () => {
    expect(inEnglish(failureNotice("unauthorized", reader))).toContain("does not accept your key");
    expect(inEnglish(failureNotice("unauthorized", { ...reader, keyFrom: "server" }))).toContain(
      "this server's key",
    );
    expect(inEnglish(failureNotice("forbidden", { ...reader, keyFrom: "none" }))).toContain(
      "a request without a key",
    );
    expect(inEnglish(failureNotice("unknown_model", reader))).toContain("the model gpt-4o");
  });

  it("name what is missing if a model cannot be asked", () => {
    const notices = modelChoices.map((choice) => inEnglish(keylessNotice(choice)));
    expect(notices[0]).toBe(
      "There is no key for GPT-4o, so the rules parser read this text. Settings takes one.",
    );
    expect(notices[4]).toBe(
      "Ollama has no address that this server may ask, so the rules parser read this text.",
    );
  });

  it("count the doubtful events", () => {
    expect(doubtfulNotice(0)).toEqual([]);
    expect(inEnglish(...doubtfulNotice(1))).toMatch(/of 1 event in other words than the text: check it\.$/);
    expect(inEnglish(...doubtfulNotice(2))).toMatch(
      /of 2 events in other words than the text: check them\.$/,
    );
  });

  it("count the events that were left out", () => {
    expect(refusedNotice(0)).toEqual([]);
    expect(inEnglish(...refusedNotice(1))).toMatch(
      /1 event whose time is not in the text; it was left out\.$/,
    );
    expect(inEnglish(...refusedNotice(2))).toMatch(
      /2 events whose times are not in the text; they were left out\.$/,
    );
    expect(inEnglish(nothingFoundNotice(reader, 0))).toMatch(/^OpenAI found no event, so /);
    expect(inEnglish(nothingFoundNotice(reader, 3))).toMatch(/^What OpenAI answered is not in the text, so /);
  });
});
