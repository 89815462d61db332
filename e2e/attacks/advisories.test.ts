import { describe, expect, it } from "vitest";
import { readAdvisories } from "./advisories";

/** The output of npm 11, without the parts that are not read. */
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    nodemailer: {
      name: "nodemailer",
      severity: "moderate",
      isDirect: true,
      via: [
        {
          source: 1109804,
          name: "nodemailer",
          title: "Nodemailer: Email to an unintended domain can occur due to Interpretation Conflict",
          url: "https://github.com/advisories/GHSA-mm7p-fcc7-pg87",
          severity: "moderate",
          range: "<7.0.7",
        },
      ],
      effects: ["mailer"],
      range: "<7.0.7",
      nodes: ["node_modules/nodemailer"],
      fixAvailable: true,
    },
    mailer: { name: "mailer", severity: "moderate", via: ["nodemailer"], effects: [], range: "*" },
  },
  metadata: { vulnerabilities: { total: 2 } },
};

describe("the output of npm audit", () => {
  it("gives a line for each package with an advisory", () => {
    expect(readAdvisories(JSON.stringify(report))).toEqual({
      isAnswered: true,
      lines: [
        "nodemailer: moderate: Nodemailer: Email to an unintended domain can occur due to Interpretation Conflict (https://github.com/advisories/GHSA-mm7p-fcc7-pg87)",
      ],
    });
  });

  it("gives no line if there is no advisory", () => {
    const answer = readAdvisories(JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} }));
    expect(answer).toEqual({ isAnswered: true, lines: [] });
  });

  it.each([
    [JSON.stringify({ message: "405 Method Not Allowed", statusCode: 405, body: "" }), "status 405"],
    [JSON.stringify({ message: "request to the registry failed" }), "no connection"],
    [JSON.stringify({ actions: [], advisories: {} }), "npm printed a report of another form"],
    ["", "npm printed no report"],
  ])("counts as no answer, not as good news, if it is %j", (printed, reason) => {
    expect(readAdvisories(printed)).toEqual({ isAnswered: false, reason });
  });
});
