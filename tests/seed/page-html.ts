/// <reference types="vite/client" />

/** The modules with the texts of the site's pages, and with the texts that the seed stores in site meta. */
const textModules = {
  ...import.meta.glob('../../components/*/text/*.ts', { eager: true }),
  ...import.meta.glob('../../prisma/seed/content/pages/*.ts', { eager: true }),
}

/** Collects the headings, questions and HTML strings in the nested objects of a text module, in their order. */
function collectHtml(value: unknown): string[] {
  if (typeof value === 'string') return value.trim().startsWith('<') ? [value.trim()] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    (key === 'heading' || key === 'question') && typeof part === 'string'
      ? [`<h3>${part}</h3>`]
      : collectHtml(part),
  )
}

/** Turns '…/faq-sales.ts' into 'faq sales'. */
const toPageName = (path: string) => (path.split('/').at(-1) ?? '').replace('.ts', '').replaceAll('-', ' ')

/** The texts of each page, joined to one piece of HTML. */
export const pageHtml: readonly [name: string, html: string][] = Object.entries(textModules)
  .map(([path, text]): [string, string] => [toPageName(path), collectHtml(text).join('\n')])
  .filter(([, html]) => html !== '')
