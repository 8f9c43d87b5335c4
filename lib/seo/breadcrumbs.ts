import type { LinkedData } from './json-ld'

/** One step of a trail; the page itself has no href. Home is put first here. */
export interface TrailStep {
  name: string
  href?: string
}

/** The trail that a breadcrumb shows, from Home to this page (D-170). */
export function breadcrumbLd(origin: string, trail: readonly TrailStep[]): LinkedData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', href: '/' }, ...trail].map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href ? { item: `${origin}${href}` } : {}),
    })),
  }
}
