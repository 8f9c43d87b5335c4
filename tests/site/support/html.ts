import { load } from 'cheerio'

/** Parses HTML and writes it out again, so that two spellings of one document become equal. */
export const normaliseHtml = (html: string): string => {
  const $ = load('<div id="root"></div>')
  $('#root').html(html)
  return $('#root').html() ?? ''
}
