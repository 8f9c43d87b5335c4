import type { ReactNode } from 'react'
import { FULL_PHONE_WIDTH_SIZES } from '@/lib/config/images'

/** The widths of the files that each picture of public/pages has. */
const PICTURE_WIDTHS_PX = [480, 640, 960]

interface PageHeroProps {
  title: string
  children: ReactNode
  actions?: ReactNode
  /** Name of a decorative picture in public/pages. */
  picture?: string
}

/** The hero of a service page: the only h1, an introduction and the calls to action. */
export function PageHero({ title, children, actions, picture }: PageHeroProps) {
  return (
    <div className="wrap-page grid gap-6 pb-10 pt-2 desktop:grid-cols-[1.1fr_1fr] desktop:items-center desktop:gap-12">
      <div className="grid gap-4">
        <h1>{title}</h1>
        <div className="max-w-[58ch] text-lg">{children}</div>
        {actions ? <div className="flex flex-wrap gap-3 pt-1">{actions}</div> : null}
      </div>
      {picture ? (
        // A picture element, in which lint permits a plain img: the file exists in each of the widths.
        <picture>
          <img
            src={`/pages/${picture}-960.avif`}
            srcSet={PICTURE_WIDTHS_PX.map((width) => `/pages/${picture}-${width}.avif ${width}w`).join(', ')}
            sizes={`(min-width: 80rem) 36rem, (min-width: 68.75rem) 45vw, ${FULL_PHONE_WIDTH_SIZES}`}
            alt=""
            width={960}
            height={640}
            fetchPriority="high"
            className="aspect-[2/1] w-full rounded-lg bg-sunken object-cover desktop:aspect-3/2"
          />
        </picture>
      ) : null}
    </div>
  )
}
