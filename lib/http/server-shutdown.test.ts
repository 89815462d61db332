import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";

const head = "GET /slow HTTP/1.1\r\nHost: localhost\r\n";

function startProbe(): ChildProcess {
  const args = ["--conditions=react-server", "--import", "tsx", "e2e/testing/shutdown-probe.ts"];
  return spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
}

async function open(port: number, sent: string): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(sent);
  return { socket, answer: text(socket) };
}

describe("a server that is told to stop", () => {
  it("finishes its requests, accepts no new ones, and does not wait for kept-alive connections", async () => {
    const probe = startProbe();
    const exited = once(probe, "exit");
    let output = "";
    probe.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
    await expect.poll(() => output, { timeout: 10_000 }).toMatch(/^\d+\n/);
    const port = Number.parseInt(output, 10);
    const answered = await open(port, `${head}\r\n`);
    const begun = await open(port, head);
    const unused = await open(port, "");
    const kept = await open(port, `${head}\r\n`);
    const seen = (word: string) => output.split(word).length - 1;
    await expect.poll(() => [seen("asked"), seen("read")], { timeout: 10_000 }).toEqual([2, 3]);
    const startedMs = performance.now();
    probe.kill("SIGTERM");
    expect(await unused.answer).toBe("");
    begun.socket.write("\r\n");
    const refused = await begun.answer;
    expect(refused).toMatch(/^HTTP\/1\.1 503 /);
    expect(refused).toMatch(/\r\nretry-after: 2\r\n/i);
    expect(refused).toContain('"code":"shutting_down"');
    for (const { answer } of [answered, kept]) {
      const finished = await answer;
      expect(finished).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close[\s\S]*finished/i);
    }
    await expect(open(port, "")).rejects.toMatchObject({ code: "ECONNREFUSED" });
    expect(await exited).toEqual([143, null]);
    expect(performance.now() - startedMs).toBeLessThan(5000);
    expect(seen("readings told to stop")).toBe(1);
  });
});
