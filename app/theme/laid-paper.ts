/**
 * The wire marks of laid paper as a 72 × 4 tile. A repeated picture costs the browser one blit, where a drawn
 * pattern would be walked on every paint.
 */
export const LAID_LINES_DARK =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEgAAAAECAYAAAAtd3lQAAAAMUlEQVR42mOI89AQAWJeIOYaxRiYlwHKYAZihlGMgZkZoKmHDRpIoxgVs42mIAIpCAA/W+up54eaYQAAAABJRU5ErkJggg==';

/** The same wires seen by night: lighter than the sheet. */
export const LAID_LINES_LIGHT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEgAAAAECAYAAAAtd3lQAAAAMUlEQVR42mO4dmIFDxBzADHbKMbAHAxQBhMQM4xiDMzEAE09LNBAGsWomGU0BRFIQQAm+JFHDPMCsgAAAABJRU5ErkJggg==';
