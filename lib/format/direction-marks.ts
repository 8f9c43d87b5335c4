const DIRECTION_MARKS = /\p{Bidi_Control}/gu

/** Removes the marks that set the direction of text: in a name they would turn round what follows it in a mail. */
export const dropDirectionMarks = (text: string): string => text.replaceAll(DIRECTION_MARKS, '')
