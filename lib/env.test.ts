import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { environmentKeys, isServerlessHost, parseEnvironment } from "./env";

describe("parseEnvironment", () => {
  it("requires no key and has a default for everything that must have a value", () => {
    expect(parseEnvironment({})).toEqual({
      DATABASE_URL: "file:./data/saywhen.db",
      PORT: 3000,
      TRUST_PROXY_HOPS: 0,
      RATE_LIMIT_CREATES_PER_MINUTE: 20,
      RATE_LIMIT_READS_PER_MINUTE: 600,
      RATE_LIMIT_WRITES_PER_MINUTE: 120,
      RATE_LIMIT_MODEL_TESTS_PER_MINUTE: 6,
      RATE_LIMIT_FEEDS_PER_MINUTE: 120,
      RATE_LIMIT_REFUSALS_PER_MINUTE: 300,
      RETENTION_DAYS: 0,
      LLM_ALLOWED_BASE_URLS: [],
      LLM_DEADLINE_SECONDS: 60,
      MCP_ENABLED: false,
      LOG_LEVEL: "info",
    });
  });

  it("treats an empty value as not set", () => {
    expect(parseEnvironment({ PORT: "", APP_ORIGIN: "" }).PORT).toBe(3000);
  });

  it("says in one sentence for each key what is wrong", () => {
    expect(() =>
      parseEnvironment({ PORT: "many", DATABASE_URL: "mysql://x", APP_ORIGIN: "nowhere" }),
    ).toThrow(
      /DATABASE_URL must be file:.*PORT must be a number from 0 to 65535.*APP_ORIGIN must be an origin/,
    );
  });

  it("reads a list of addresses", () => {
    const LLM_ALLOWED_BASE_URLS = " https://llm.example/v1 , http://10.0.0.5:8000,";
    expect(parseEnvironment({ LLM_ALLOWED_BASE_URLS }).LLM_ALLOWED_BASE_URLS).toEqual([
      "https://llm.example/v1",
      "http://10.0.0.5:8000",
    ]);
    expect(() => parseEnvironment({ LLM_ALLOWED_BASE_URLS: "llm.example" })).toThrow(
      /LLM_ALLOWED_BASE_URLS must be/,
    );
  });

  it("reads where the social links lead", () => {
    const SOCIAL_MASTODON_URL = "https://social.example/@saywhen";
    expect(parseEnvironment({ SOCIAL_MASTODON_URL })).toMatchObject({ SOCIAL_MASTODON_URL });
    expect(() => parseEnvironment({ SOCIAL_MASTODON_URL: "javascript:alert(1)" })).toThrow(
      /SOCIAL_MASTODON_URL must be an http or https address/,
    );
  });

  it("reduces the public origin to its origin", () => {
    expect(parseEnvironment({ APP_ORIGIN: "https://saywhen.example/app/" }).APP_ORIGIN).toBe(
      "https://saywhen.example",
    );
  });
});

describe("DATABASE_URL", () => {
  it.each(["libsql://db.example", "https://db.example", "http://127.0.0.1:8080"])("may be %s", (url) => {
    expect(parseEnvironment({ DATABASE_URL: url }).DATABASE_URL).toBe(url);
  });

  it.each(["libsql://", "https://", "postgres://db.example/x", "file:", "./data/saywhen.db"])(
    "may not be %s",
    (url) => {
      expect(() => parseEnvironment({ DATABASE_URL: url })).toThrow(
        /DATABASE_URL must be file: and a path.*libSQL/,
      );
    },
  );

  it("may not be a file on a serverless host, nor be missing there", () => {
    for (const DATABASE_URL of ["", "file:./data/saywhen.db", "file:/tmp/saywhen.db"]) {
      expect(() => parseEnvironment({ VERCEL: "1", DATABASE_URL })).toThrow(
        /serverless host.*Set DATABASE_URL.*DATABASE_AUTH_TOKEN.*npm run db:migrate/,
      );
    }
    const remote = { VERCEL: "1", DATABASE_URL: "libsql://db.example", DATABASE_AUTH_TOKEN: "secret" };
    expect(parseEnvironment(remote)).toMatchObject({ DATABASE_AUTH_TOKEN: "secret" });
  });
});

describe("isServerlessHost", () => {
  it.each(["VERCEL", "AWS_LAMBDA_FUNCTION_NAME", "NETLIFY", "K_SERVICE", "FUNCTIONS_WORKER_RUNTIME"])(
    "recognizes the host that sets %s",
    (name) => {
      expect(isServerlessHost({ [name]: "1" })).toBe(true);
      expect(isServerlessHost({ [name]: "" })).toBe(false);
    },
  );

  it("treats every other machine as a server", () => {
    expect(isServerlessHost({ HOME: "/root", PORT: "3000" })).toBe(false);
  });
});

describe(".env.example", () => {
  it("lists exactly the keys that the program reads", () => {
    const listed = readFileSync(".env.example", "utf8")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => line.split("=")[0]);
    expect(listed).toEqual(environmentKeys.map(({ key }) => key));
  });
});
