/**
 * Letters that Unicode does not decompose into a base letter and a mark, with what a British reader would type for
 * them.
 */
const replacements: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ŧ: 'T',
  ŧ: 't',
}

/** What the fonts built into every PDF reader can show (Windows-1252). */
const isPrintable = (letter: string): boolean =>
  /^[\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/.test(letter)

function replaceLetter(letter: string): string {
  if (isPrintable(letter)) return letter
  const base = replacements[letter] ?? letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return [...base].every(isPrintable) && base !== '' ? base : '?'
}

/** Writes text in the letters that a PDF without fonts of its own can show: 'Łukasz' becomes 'Lukasz'. */
export const toPrintable = (text: string): string =>
  [...text.normalize('NFC').replaceAll(/\s+/g, ' ')].map(replaceLetter).join('')
