/// <reference types="vite/client" />

/** Every written text of the site's own pages, and those that the seed puts into site meta. */
const modules = {
  ...import.meta.glob('../../components/*/text/*.ts', { eager: true }),
  ...import.meta.glob('../../prisma/seed/content/pages/*.ts', { eager: true }),
}

/** Headings, questions and HTML of a text, whatever its shape, in the order they stand. */
function htmlIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim().startsWith('<') ? [value.trim()] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    (key === 'heading' || key === 'question') && typeof part === 'string'
      ? [`<h3>${part}</h3>`]
      : htmlIn(part),
  )
}

const nameOf = (path: string) => (path.split('/').at(-1) ?? '').replace('.ts', '').replaceAll('-', ' ')

/** Every page's words as one piece of HTML, by the name of its file: what tests read. */
export const pageHtml: readonly [name: string, html: string][] = Object.entries(modules)
  .map(([path, text]): [string, string] => [nameOf(path), htmlIn(text).join('\n')])
  .filter(([, html]) => html !== '')
