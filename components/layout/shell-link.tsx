import type { ComponentProps } from 'react'

/**
 * A link of the shell. Header and footer hold some eighty of them on every page, so each is a plain
 * anchor that costs no script of its own: SoftLinks moves by them without loading the page anew.
 */
export function ShellLink({ href, ...props }: Omit<ComponentProps<'a'>, 'href'> & { href: string }) {
  return <a {...props} href={href} data-soft="" />
}
