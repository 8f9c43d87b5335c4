import { routes } from '@/lib/config/routes'

/** Label of the checkbox for terms and privacy policy. The links open a new tab, so that the form is kept. */
export function AgreementLabel() {
  return (
    <>
      I agree to the{' '}
      <a href={routes.terms} target="_blank" rel="noopener" className="underline">
        terms and conditions
      </a>{' '}
      and the{' '}
      <a href={routes.privacy} target="_blank" rel="noopener" className="underline">
        privacy policy
      </a>{' '}
      (each opens in a new tab)
    </>
  )
}
