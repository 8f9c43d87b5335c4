import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { InternalLink } from './internal-link'

type ButtonVariant = 'primary' | 'secondary' | 'quiet'
type ButtonSize = 'small' | 'normal' | 'large'

const variantClasses: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent border-accent hover:bg-accent-strong hover:border-accent-strong',
  secondary: 'bg-surface text-accent border-line-strong hover:border-accent hover:bg-accent-soft',
  quiet: 'bg-transparent text-accent border-transparent underline hover:bg-accent-soft',
}
const sizeClasses: Record<ButtonSize, string> = {
  small: 'min-h-11 px-3 text-sm tablet:min-h-10',
  normal: 'min-h-11 px-5',
  large: 'min-h-13 px-7 text-lg',
}

/** The classes of a button (button.css), for elements that neither Button nor ButtonLink renders. */
export const buttonClass = (
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'normal',
  className?: string,
) => classNames('button', variantClasses[variant], sizeClasses[size], className)

type ButtonStyle = { variant?: ButtonVariant; size?: ButtonSize }

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & ButtonStyle) {
  return <button type={type} className={buttonClass(variant, size, className)} {...props} />
}

export function ButtonLink({
  variant,
  size,
  className,
  ...props
}: ComponentProps<typeof InternalLink> & ButtonStyle) {
  return <InternalLink className={buttonClass(variant, size, className)} {...props} />
}
