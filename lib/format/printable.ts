/** Replacements for letters that Unicode does not decompose into a base letter and a mark. */
const replacements: Readonly<Record<string, string>> = {
  Ŧ: 'T',
  ŧ: 't',
}

/** The characters of Figtree, the font of receipts. They cover the European languages in Latin script. */
const PRINTABLE =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u0113\u0116-\u0127\u012a\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3–—‘’‚“”„†‡•…‹›€™]$/

const isPrintable = (letter: string): boolean => PRINTABLE.test(letter)

function replaceLetter(letter: string): string {
  if (isPrintable(letter)) return letter
  const base = replacements[letter] ?? letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return [...base].every(isPrintable) && base !== '' ? base : '?'
}

/** Replaces letters that a receipt cannot show: 'Łukasz' stays unchanged, and 'Дом' becomes '???'. */
export const toPrintable = (text: string): string =>
  [...text.normalize('NFC').replaceAll(/\s+/g, ' ')].map(replaceLetter).join('')
