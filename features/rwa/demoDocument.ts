/** The document of the local network’s demo assets: a PDF of one page, always the same bytes. */

const lines = [
  'Harbour Warehouse - offering document',
  'This asset is an example of the local network. It does not exist.',
  '1. One share is one part of all shares that were sold.',
  '2. What buyers pay stays in escrow until the target is reached,',
  '   the attestor has confirmed this document, and 72 hours have passed.',
  '3. Until then every buyer can leave with all that was paid.',
  '4. Dividends come from the revenue address, the same for each share.',
  '5. A redemption is a request. It is no promise until it is paid in.',
]

const shown = lines
  .map((line, at) => `BT /F1 ${at === 0 ? 18 : 11} Tf 56 ${760 - at * 28} Td (${line}) Tj ET`)
  .join('\n')

const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R ' +
    '/Resources << /Font << /F1 4 0 R >> >> >>',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  `<< /Length ${shown.length} >>\nstream\n${shown}\nendstream`,
]

/** ASCII alone, so a character is a byte. */
export function demoDocument(): Uint8Array {
  let text = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>`
  const end = `${table}${trailer}\nstartxref\n${text.length}\n%%EOF\n`
  return new TextEncoder().encode(text + end)
}
