// Where a browser's own file dialog cannot be answered from outside, a stand-in for it. Two parts of it run in the page.

/** Before the page's own code: a dialog that is asked for does not open, and the field that asked is kept. */
export function keepDialogShut() {
  const { click } = HTMLInputElement.prototype;
  HTMLInputElement.prototype.click = function open() {
    if (this.type === 'file') globalThis.asksForFiles = this;
    else click.call(this);
  };
}

/** The player has chosen these files. */
function chooseFiles(files) {
  const field = globalThis.asksForFiles;
  if (field === undefined) throw new Error('no file is asked for');
  globalThis.asksForFiles = undefined;
  const chosen = new DataTransfer();
  const bytesOf = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  for (const { name, mimeType, base64 } of files)
    chosen.items.add(new File([bytesOf(base64)], name, { type: mimeType }));
  field.files = chosen.files;
  field.dispatchEvent(new Event('change'));
}

/** A player's files, chosen in the dialog that `act` asks for. */
export async function chooseBehindTheDialog(page, act, files) {
  await act();
  await page.waitForFunction(() => globalThis.asksForFiles !== undefined);
  const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }));
  await page.evaluate(chooseFiles, sent);
}
