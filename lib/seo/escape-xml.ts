import { escapeMarkup } from '../format/escape-markup'

/** Matches what XML 1.0 forbids, even as a reference: most control characters, and halves of surrogate pairs. */
const FORBIDDEN_CHARACTERS = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Escapes a text for XML. A forbidden character is removed, because one of them makes the whole file unreadable. */
export const escapeXml = (text: string): string => escapeMarkup(text.replaceAll(FORBIDDEN_CHARACTERS, ''))
