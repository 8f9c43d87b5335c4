import { Breadcrumb } from '@/components/ui/breadcrumb'
import { NextSteps } from './next-steps'

export function NotFoundMessage() {
  return (
    <>
      <Breadcrumb trail={[{ name: 'Page Not Found' }]} />
      <div className="wrap-page py-8">
        <h1>Page Not Found</h1>
        <p className="mt-3 text-lg">This is not the page you are looking for.</p>
        <p className="mt-1 max-w-[60ch] text-muted">
          A home may have been sold, let or withdrawn since the link was made, or the address may have lost a
          letter on its way here.
        </p>
        <NextSteps />
      </div>
    </>
  )
}
