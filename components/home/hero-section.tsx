import { QuickSearch } from '@/components/property/quick-search'
import { ButtonLink } from '@/components/ui/button'
import { FULL_PHONE_WIDTH_SIZES } from '@/lib/config/images'
import { routes } from '@/lib/config/routes'
import { PromoVideo } from './promo-video'

function HeroPicture() {
  return (
    <picture>
      {/* Below the desktop width the picture is a low strip, which needs a wider crop. */}
      <source
        media="(max-width: 68.74rem)"
        type="image/avif"
        srcSet="/home/hero-wide-480.avif 480w, /home/hero-wide-800.avif 800w, /home/hero-wide-1400.avif 1400w"
        sizes={FULL_PHONE_WIDTH_SIZES}
      />
      <source
        type="image/avif"
        srcSet="/home/hero-480.avif 480w, /home/hero-800.avif 800w, /home/hero-1200.avif 1200w"
        sizes="(min-width: 80rem) 36rem, 45vw"
      />
      <img
        src="/home/hero-800.webp"
        alt=""
        width={1200}
        height={800}
        fetchPriority="high"
        className="h-32 w-full rounded-lg object-cover tablet:h-56 desktop:h-full desktop:max-h-[34rem]"
      />
    </picture>
  )
}

/** The hero: property search, and calls to action for sellers and landlords (HOME-03, HOME-04, design E4). */
export function HeroSection() {
  return (
    <section
      aria-labelledby="hero"
      className="wrap-page grid gap-6 py-6 desktop:grid-cols-[1.05fr_1fr] desktop:gap-12 desktop:py-12"
    >
      <div className="flex flex-col justify-center">
        <h1 id="hero" className="max-w-[20ch] desktop:text-5xl">
          Find your next home. Sell or let yours for one flat fee.
        </h1>
        <p className="mt-3 max-w-[46ch] text-lg text-muted">
          An online estate and letting agency for the whole UK: every fact beside the pictures, every price
          including VAT.
        </p>
        <QuickSearch className="mt-5 rounded-lg border border-line bg-surface p-4 shadow-card tablet:p-5" />
        <p className="mt-5 grid grid-cols-2 gap-3">
          <ButtonLink href={routes.sell} variant="secondary" className="px-2">
            Sell your property
          </ButtonLink>
          <ButtonLink href={routes.let} variant="secondary" className="px-2">
            Let your property
          </ButtonLink>
        </p>
      </div>
      <div className="relative max-desktop:row-start-auto">
        <HeroPicture />
        <PromoVideo className="absolute bottom-3 left-3 flex min-h-11 items-center gap-3 rounded-md bg-surface py-1.5 pl-2 pr-4 font-semibold shadow-raised hover:text-accent" />
      </div>
    </section>
  )
}
