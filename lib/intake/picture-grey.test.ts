import { describe, expect, it } from "vitest";
import { spreadGrey, writeGrey } from "./picture-grey";

describe("a picture in grey", () => {
  it("has the brightness of its colours, from where it is written", () => {
    const grey = new Uint8Array(4);
    writeGrey(Uint8ClampedArray.of(255, 255, 255, 255, 0, 255, 0, 255), grey, 1);
    expect([...grey]).toEqual([0, 255, 149, 0]);
  });

  it("is spread from black to white, whatever a few pixels are", () => {
    const grey = Uint8Array.from({ length: 1000 }, (_, at) => (at === 0 ? 0 : at % 2 === 0 ? 100 : 150));
    spreadGrey(grey);
    expect([...grey.slice(0, 3)]).toEqual([0, 255, 0]);
  });

  it("stays as it is where it is all the same", () => {
    const grey = new Uint8Array(10).fill(128);
    spreadGrey(grey);
    expect([...grey]).toEqual([...new Uint8Array(10).fill(128)]);
  });
});
