import type { LinkedData } from './json-ld'

/** One step of a breadcrumb trail. The current page has no href; Home is not listed. */
export interface TrailStep {
  name: string
  href?: string
}

/** The breadcrumb trail from Home to the current page (D-170). */
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
