// What pdf.js runs beside the page: it listens once this is loaded, and says so.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
