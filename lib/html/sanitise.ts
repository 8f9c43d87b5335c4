import sanitizeHtml from 'sanitize-html'

/** HTML that has passed the sanitiser; nothing else may be rendered as HTML (D-55). */
export type SafeHtml = string & { readonly __safe: unique symbol }

/** Hosts whose players may be framed (D-55). */
const videoHosts = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com']

/** Words that scripts of ours and of the services look for among the globals. */
const globals = new Set(['google', 'grecaptcha', 'next', 'stripe'])

/**
 * An element's id is a global of its page: one called `__next_f` keeps the page from coming to life.
 * Anchors are words in small letters with hyphens between them, as editors write them.
 */
const isOwnId = (id: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) && !globals.has(id)

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
      attribs: { ...attribs, ...(id !== undefined && isOwnId(id) ? { id } : {}) },
    }),
    // A page has one h1, the template's own.
    h1: 'h2',
    a: (tagName, attribs) => ({
      tagName,
      attribs:
        attribs.target === '_blank'
          ? { ...attribs, rel: 'noopener noreferrer' }
          : { href: attribs.href ?? '', ...(attribs.title ? { title: attribs.title } : {}) },
    }),
    // The same player, without its cookies until it is played (PECR); the page's policy frames no other.
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
  exclusiveFilter: (frame) => frame.tag === 'iframe' && !frame.attribs.src,
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
}

/** HTML of an editor or an upstream, made harmless: what is not on the list is dropped (D-55). */
export const sanitiseHtml = (html: string): SafeHtml => sanitizeHtml(html, options) as SafeHtml

/** The same for a listing's description: text, emphasis, lists and breaks alone. */
export const sanitiseDescription = (html: string): SafeHtml =>
  sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li'],
    allowedAttributes: {},
    nestingLimit: 20,
  }) as SafeHtml

/** Words of HTML, without any markup. */
export const plainText = (html: string): string =>
  sanitizeHtml(html.replaceAll(/<(br|\/p|\/li)\b[^>]*>/gi, ' '), { allowedTags: [], allowedAttributes: {} })
    .replaceAll(
      /&(amp|lt|gt|quot|#39);/g,
      (entity) => ({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" })[entity] ?? entity,
    )
    .replaceAll(/\s+/g, ' ')
    .trim()
