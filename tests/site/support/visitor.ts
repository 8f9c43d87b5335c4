import { load, type CheerioAPI } from 'cheerio'
import { freshAddressHeader, type Account } from '../../support/e2e-accounts'
import { e2eBase } from '../../support/e2e-database'

/** A page as a browser without JavaScript gets it. */
export interface Page {
  url: URL
  status: number
  headers: Headers
  html: string
  $: CheerioAPI
}

/** Elements of a page, as cheerio selects them. */
export type Elements = ReturnType<CheerioAPI>

interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  body?: FormData | string
}
type FieldValue = string | boolean

const REDIRECTS = new Set([301, 302, 303, 307, 308])
const MAX_REDIRECTS = 10

/** Returns an element's text, with each run of white space as one space. */
export const textOf = (element: Elements): string => element.text().replaceAll(/\s+/g, ' ').trim()

export const textsOf = ($: CheerioAPI, selector: string, within?: Elements): string[] =>
  (within ? within.find(selector) : $(selector)).toArray().map((element) => textOf($(element)))

export const attributesOf = (
  $: CheerioAPI,
  selector: string,
  name: string,
  within?: Elements,
): (string | undefined)[] =>
  (within ? within.find(selector) : $(selector)).toArray().map((element) => $(element).attr(name))

/**
 * Returns an element's accessible name, the first of these that exists: its own label, the text of its labels, a
 * table's caption, its text, the alternative text of its picture.
 */
function getAccessibleName($: CheerioAPI, element: Elements): string {
  const label = element.attr('aria-label')
  if (label) return label
  const labelledBy = element.attr('aria-labelledby')
  if (labelledBy)
    return labelledBy
      .split(' ')
      .map((id) => textOf($(`[id="${id}"]`)))
      .join(' ')
  const caption = element.children('caption').first()
  if (caption.length > 0) return textOf(caption)
  const picture = element.is('img') ? element : element.find('img').first()
  return textOf(element) || (picture.attr('alt') ?? '')
}

/** Returns the text of a page's main part. */
export const mainTextOf = ({ $ }: Page): string => textOf($('main'))

/** Returns the text of the alerts in a page's main part, such as the errors of a form. */
export const alertIn = ({ $ }: Page): string => textOf($('main [role=alert]'))

/** Finds the elements of a selector that have the given accessible name. */
export const findByName = (
  $: CheerioAPI,
  selector: string,
  name: string | RegExp,
  within?: Elements,
): Elements =>
  $(
    (within ? within.find(selector) : $(selector)).toArray().filter((element) => {
      const elementName = getAccessibleName($, $(element))
      return typeof name === 'string' ? elementName === name : name.test(elementName)
    }),
  )

/** Whether a browser would submit the control: it is not disabled, and a checkbox or radio button is ticked. */
function isSubmitted(control: Elements): boolean {
  const canBeTicked = ['checkbox', 'radio'].includes(control.attr('type') ?? '')
  if (canBeTicked && control.attr('checked') === undefined) return false
  return control.attr('disabled') === undefined
}

/** Reads the initial values of a form, as a browser would post them. */
function readForm($: CheerioAPI, form: Elements): FormData {
  const data = new FormData()
  for (const element of form.find('input[name], select[name], textarea[name]').toArray()) {
    const control = $(element)
    const name = control.attr('name') ?? ''
    const isButton = ['submit', 'button', 'image'].includes(control.attr('type') ?? '')
    if (isButton || !isSubmitted(control)) continue
    if (control.is('textarea')) data.append(name, control.text())
    else if (control.is('select')) {
      const option = control.find('option[selected]').first()
      const chosenOption = option.length > 0 ? option : control.find('option').first()
      data.append(name, chosenOption.attr('value') ?? chosenOption.text())
    } else {
      // Browsers send 'on' for a ticked checkbox without a value.
      const defaultValue = control.is('[type=checkbox]') ? 'on' : ''
      data.append(name, control.attr('value') ?? defaultValue)
    }
  }
  return data
}

/** A browser that runs no scripts: it keeps cookies, follows redirects and posts forms. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  private readonly headers: Record<string, string>

  constructor(
    readonly base: string = e2eBase(),
    headers: Record<string, string> = {},
  ) {
    this.headers = { accept: 'text/html', ...freshAddressHeader(), ...headers }
  }

  /** Gives this browser a session, as a login would. */
  withSession(cookie: string): this {
    this.cookies.set('session', cookie)
    return this
  }

  /** Sends a request with the visitor's cookies, and follows no redirect. */
  async request(path: string, { headers = {}, ...options }: RequestOptions = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(new URL(path, this.base), {
      redirect: 'manual',
      ...options,
      headers: { ...this.headers, ...(cookie ? { cookie } : {}), ...headers },
    })
    for (const line of response.headers.getSetCookie()) {
      // Matches 'session' and '7.token' of 'session=7.token; Path=/; HttpOnly'.
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const isExpired = /max-age=0\b|expires=Thu, 01 Jan 1970/i.test(line)
      if (value === '' || isExpired) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  /** Opens a page, following redirects. */
  async open(path: string, options: RequestOptions = {}): Promise<Page> {
    let url = new URL(path, this.base)
    let response = await this.request(url.href, options)
    for (let redirects = 0; REDIRECTS.has(response.status); redirects += 1) {
      if (redirects === MAX_REDIRECTS) throw new Error(`${path} redirects without an end`)
      await response.body?.cancel()
      url = new URL(response.headers.get('location') ?? '', url)
      // After a POST, browsers follow a redirect with a GET.
      response = await this.request(url.href, options.method ? {} : options)
    }
    const html = await response.text()
    return {
      url,
      status: response.status,
      headers: response.headers,
      html,
      // With scripting enabled, the parser would read the content of a <noscript> as text.
      $: load(html, { scriptingEnabled: false }),
    }
  }

  /**
   * Sends the form that holds a button, as a browser without JavaScript does.
   * @param fields values by field name, which replace those of the form; true ticks a box, false unticks it
   */
  async submit(page: Page, button: string | RegExp, fields: Record<string, FieldValue> = {}): Promise<Page> {
    const { $ } = page
    const control = findByName($, 'main button, main input[type=submit]', button).first()
    const formId = control.attr('form')
    const form = formId ? $(`form#${formId}`) : control.closest('form')
    if (form.length === 0) throw new Error(`No form has a button ${button} on ${page.url.pathname}`)
    const data = readForm($, form)
    for (const [name, value] of Object.entries(fields)) {
      const field = form.find(`[name="${name}"]`)
      if (field.length === 0) throw new Error(`The form has no field ${name}`)
      if (value === false) data.delete(name)
      else if (value === true) data.set(name, field.attr('value') ?? 'on')
      else data.set(name, value)
    }
    const buttonName = control.attr('name')
    if (buttonName) data.append(buttonName, control.attr('value') ?? '')
    const action = new URL(control.attr('formaction') || form.attr('action') || page.url.href, page.url)
    if ((form.attr('method') ?? 'get').toLowerCase() === 'post')
      return this.open(action.href, { method: 'POST', headers: { origin: this.base }, body: data })
    action.search = new URLSearchParams([...data].map(([name, value]) => [name, String(value)])).toString()
    return this.open(action.href)
  }

  /** Calls the site's own API, as a script of a page would. */
  async call<T>(
    path: string,
    input: Record<string, unknown> = {},
  ): Promise<{ status: number; code: number; message: string; data: T }> {
    const response = await this.request(`/api/${path}`, {
      method: 'POST',
      headers: { origin: this.base, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    return {
      status: response.status,
      ...((await response.json()) as { code: number; message: string; data: T }),
    }
  }
}

/** Returns the browser of an account that is logged in. */
export const visitorFor = ({ cookie }: Account): Visitor => new Visitor().withSession(cookie)

const pagesByPath = new Map<string, Promise<Page>>()

/** Opens a public page as a new visitor. Each page is fetched once for all tests. */
export function readPage(path: string): Promise<Page> {
  const page = pagesByPath.get(path) ?? new Visitor().open(path)
  pagesByPath.set(path, page)
  return page
}

/** Requests a path without following redirects. @returns the status, and the path that a redirect leads to */
export async function getStatusAndRedirect(
  path: string,
  visitor = new Visitor(),
): Promise<[status: number, redirect: string | null]> {
  const response = await visitor.request(path)
  await response.body?.cancel()
  const location = response.headers.get('location')
  return [response.status, location === null ? null : new URL(location, visitor.base).pathname]
}

/** Returns the nodes of a page's structured data (JSON-LD). */
export const structuredDataOf = ({ $ }: Page): Record<string, unknown>[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => {
      const data = JSON.parse($(script).text()) as Record<string, unknown> & {
        '@graph'?: Record<string, unknown>[]
      }
      return data['@graph'] ?? [data]
    })
