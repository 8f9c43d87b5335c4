import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { SoftLink } from './soft-link'

type Look = 'primary' | 'secondary' | 'quiet'
type Size = 'small' | 'normal' | 'large'

const looks: Record<Look, string> = {
  primary: 'bg-accent text-on-accent border-accent hover:bg-accent-strong hover:border-accent-strong',
  secondary: 'bg-surface text-accent border-line-strong hover:border-accent hover:bg-accent-soft',
  quiet: 'bg-transparent text-accent border-transparent underline hover:bg-accent-soft',
}
const sizes: Record<Size, string> = {
  small: 'min-h-11 px-3 text-sm tablet:min-h-10',
  normal: 'min-h-11 px-5',
  large: 'min-h-13 px-7 text-lg',
}

/** The classes of a button, for elements that are not ours to render. */
export const buttonClass = (look: Look = 'primary', size: Size = 'normal', className?: string) =>
  classNames(
    'inline-flex items-center justify-center gap-2 rounded-md border font-semibold leading-tight no-underline transition-colors',
    'disabled:bg-sunken disabled:border-line disabled:text-muted aria-disabled:opacity-60',
    looks[look],
    sizes[size],
    className,
  )

type Styled = { look?: Look; size?: Size }

/** A button; 44 px high at least, as a thumb needs. */
export function Button({
  look,
  size,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & Styled) {
  return <button type={type} className={buttonClass(look, size, className)} {...props} />
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, className, ...props }: ComponentProps<typeof SoftLink> & Styled) {
  return <SoftLink className={buttonClass(look, size, className)} {...props} />
}
