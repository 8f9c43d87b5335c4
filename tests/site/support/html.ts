import { load } from 'cheerio'

/** HTML as a parser writes it back, so that two spellings of one document are equal. */
export const normaliseHtml = (html: string): string => {
  const $ = load('<div id="root"></div>')
  $('#root').html(html)
  return $('#root').html() ?? ''
}
