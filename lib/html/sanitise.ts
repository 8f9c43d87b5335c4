import sanitizeHtml from 'sanitize-html'
import { unescapeMarkup } from '../format/escape-markup'

/** Sanitised HTML, the only HTML that may be rendered unescaped (D-55). */
export type SafeHtml = string & { readonly __safe: unique symbol }

const videoHosts = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com']

/** Globals that scripts on our pages define. */
const scriptGlobals = new Set(['google', 'grecaptcha', 'next', 'stripe'])

/** Browsers define a global variable for each id, so an element with the id `__next_f`, for example, stops hydration. */
const isSafeId = (id: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) && !scriptGlobals.has(id)

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'strong',
    'b',
    'em',
    'i',
    'u',
    'small',
    'sub',
    'sup',
    'blockquote',
    'q',
    'cite',
    'code',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'div',
    'span',
    'section',
    'iframe',
    'abbr',
    'time',
    'details',
    'summary',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    iframe: ['src', 'title', 'width', 'height', 'allowfullscreen', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
    time: ['datetime'],
    '*': ['id'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  allowedIframeHostnames: videoHosts,
  allowIframeRelativeUrls: false,
  transformTags: {
    '*': (tagName, { id, ...attribs }) => ({
      tagName,
      attribs: { ...attribs, ...(id !== undefined && isSafeId(id) ? { id } : {}) },
    }),
    // The page's template contains the only h1.
    h1: 'h2',
    // A page that opens in a new tab must not reach the page that opened it. No other target is kept.
    a: (tagName, { target, ...attribs }) => ({
      tagName,
      attribs: target === '_blank' ? { ...attribs, target, rel: 'noopener noreferrer' } : attribs,
    }),
    // youtube-nocookie.com sets no cookie before playing (PECR), and is the host that the security policy allows.
    iframe: (tagName, attribs) => ({
      tagName,
      attribs: {
        loading: 'lazy',
        ...attribs,
        src: (attribs.src ?? '').replace(
          /^https:\/\/www\.youtube\.com\//i,
          'https://www.youtube-nocookie.com/',
        ),
      },
    }),
    img: (tagName, attribs) => ({
      tagName,
      attribs: { loading: 'lazy', ...attribs, alt: attribs.alt ?? '' },
    }),
  },
  // An iframe of a host that is not allowed has lost its src by now, and is removed whole.
  exclusiveFilter: (frame) => frame.tag === 'iframe' && !frame.attribs.src,
  disallowedTagsMode: 'discard',
  // Limits the work on a hostile text. No editor nests elements so deeply.
  nestingLimit: 50,
}

/** Removes elements and attributes that are not on the list (D-55). */
export const sanitiseHtml = (html: string): SafeHtml => sanitizeHtml(html, options) as SafeHtml

/** A listing's description may have emphasis, lists and line breaks only. */
export const sanitiseDescription = (html: string): SafeHtml =>
  sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li'],
    allowedAttributes: {},
    nestingLimit: 20,
  }) as SafeHtml

/** Matches the tags that separate words without a space: `<br>`, `</p>` and `</li>`. */
const LINE_END_TAG = /<(br|\/p|\/li)\b[^>]*>/gi

/** Converts HTML to its text on one line, without tags. */
export const plainText = (html: string): string => {
  const withoutTags = sanitizeHtml(html.replaceAll(LINE_END_TAG, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  })
  return unescapeMarkup(withoutTags).replaceAll(/\s+/g, ' ').trim()
}
