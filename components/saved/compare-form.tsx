import { Button } from '@/components/ui/button'
import { savedRoutes } from '@/lib/config/saved-routes'
import { homeKey, MAX_COMPARED_HOMES, type HomeRef } from '@/lib/domain/saved-home'

const FORM_ID = 'compare'

/** The button that compares the ticked homes of a list. It works without JavaScript. */
export const CompareForm = () => (
  <form id={FORM_ID} action={savedRoutes.compare} className="mb-5 flex flex-wrap items-center gap-3">
    <Button type="submit" variant="secondary" size="small">
      Compare the ticked homes
    </Button>
    <span className="text-sm text-muted">Tick two to {MAX_COMPARED_HOMES} of them.</span>
  </form>
)

export const CompareTick = ({ home, address }: { home: HomeRef; address: string }) => (
  <label className="flex min-h-11 w-fit items-center gap-3">
    <input
      type="checkbox"
      form={FORM_ID}
      name="home"
      value={homeKey(home)}
      className="size-6 shrink-0 accent-accent"
    />
    <span>
      Compare<span className="sr-only">: {address}</span>
    </span>
  </label>
)
