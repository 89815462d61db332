import { deflateSync } from "node:zlib";

interface PdfOptions {
  /** More entries of the catalogue. */
  catalogue?: string;
  isCompressed?: boolean;
}

/** A PDF of one page with this content stream; without a table of its parts, which readers of PDF make up for. */
export function writtenPdf(content: string | Uint8Array, options: PdfOptions = {}): Uint8Array<ArrayBuffer> {
  const { catalogue = "", isCompressed = false } = options;
  const stream = isCompressed ? deflateSync(content) : Buffer.from(content);
  const filter = isCompressed ? "/Filter/FlateDecode" : "";
  const head = `%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R${catalogue}>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>> endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
4 0 obj <</Length ${stream.length}${filter}>> stream
`;
  const tail = "\nendstream endobj\ntrailer <</Root 1 0 R>>";
  return Uint8Array.from(Buffer.concat([Buffer.from(head), stream, Buffer.from(tail)]));
}
