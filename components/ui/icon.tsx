import { classNames } from './class-names'
import sprite from './icons.svg'

export type IconName =
  | 'armchair'
  | 'arrow-left'
  | 'arrow-right'
  | 'badge-check'
  | 'bath'
  | 'bed-double'
  | 'calendar-clock'
  | 'calendar-days'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'circle-alert'
  | 'circle-check'
  | 'circle-help'
  | 'circle-user-round'
  | 'credit-card'
  | 'download'
  | 'external-link'
  | 'eye'
  | 'eye-off'
  | 'file-lock-2'
  | 'file-text'
  | 'globe'
  | 'hand-coins'
  | 'heart'
  | 'history'
  | 'house'
  | 'images'
  | 'info'
  | 'key-round'
  | 'link-2'
  | 'log-out'
  | 'mail'
  | 'map-pin'
  | 'menu'
  | 'message-circle'
  | 'messages-square'
  | 'monitor-smartphone'
  | 'phone'
  | 'play'
  | 'printer'
  | 'ruler'
  | 'scale'
  | 'search'
  | 'share-2'
  | 'shield-check'
  | 'sliders-horizontal'
  | 'sofa'
  | 'store'
  | 'train-front'
  | 'triangle-alert'
  | 'user-check'
  | 'user-round'
  | 'x'
  | 'zoom-in'
  | 'zoom-out'

interface IconProps {
  name: IconName
  className?: string
  /** The text for screen readers. An icon without one is decoration and hidden from them. */
  label?: string
}

/** An icon of the sprite icons.svg, which browsers cache apart from HTML and scripts. */
export function Icon({ name, className, label }: IconProps) {
  return (
    <svg
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={classNames('icon', className)}
    >
      <use href={`${sprite.src}#${name}`} />
    </svg>
  )
}
