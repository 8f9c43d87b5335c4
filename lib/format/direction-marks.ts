const DIRECTION_MARKS = /\p{Bidi_Control}/gu

/** Removes the marks that set the direction of text. In a mail, a mark in a name would reverse the text after it. */
export const dropDirectionMarks = (text: string): string => text.replaceAll(DIRECTION_MARKS, '')
