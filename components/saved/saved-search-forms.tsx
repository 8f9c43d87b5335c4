'use client'

import { useRouter } from 'next/navigation'
import {
  addSavedSearchForm,
  removeSavedSearchForm,
  searchSettingsForm,
} from '@/components/forms/definitions/saved-searches'
import { SelectField, TextField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { RestoredNote } from '@/components/forms/restored-note'
import { SendButton } from '@/components/forms/send-button'
import { useShowDone } from '@/components/forms/step-message-area'
import { useButtonForm } from '@/components/forms/use-button-form'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { useIdPrefix } from '@/components/forms/use-id-prefix'
import { useProblemDetails } from '@/components/forms/use-problem-details'
import { Button } from '@/components/ui/button'
import type { SavedSearch } from '@/lib/contract/saved-searches'
import { alertFrequencies, alertFrequencyLabels, MAX_SEARCH_NAME_CHARACTERS } from '@/lib/domain/saved-search'

const frequencyHint =
  'New homes and price cuts, each told once. ' +
  'Every email has a link that stops them, and we use your address for nothing else.'

const FrequencyOptions = () =>
  alertFrequencies.map((frequency) => (
    <option key={frequency} value={frequency}>
      {alertFrequencyLabels[frequency]}
    </option>
  ))

interface NewSearchFormProps {
  userId: number
  href: string
  name: string
}

export function NewSearchForm({ userId, href, name }: NewSearchFormProps) {
  const showDone = useShowDone()
  const { formProps, hiddenFields, field, problems, isSending, isRestored } = useDefinedForm(
    addSavedSearchForm,
    {
      userId,
      hidden: { href },
      defaults: { name, frequency: 'daily' },
      draftKey: `save-search-${href}-${userId}`,
      onDone: () => showDone(addSavedSearchForm.messages.done ?? ''),
    },
  )
  return (
    <form {...formProps} className="grid max-w-xl gap-4">
      <FormProblems {...problems} />
      {isRestored ? <RestoredNote action="save" /> : null}
      <TextField {...field('name')} label="Name" maxLength={MAX_SEARCH_NAME_CHARACTERS} />
      <SelectField {...field('frequency')} label="Email me homes that match" hint={frequencyHint}>
        <FrequencyOptions />
      </SelectField>
      <SendButton label="Save the search" isSending={isSending} />
      {hiddenFields}
    </form>
  )
}

/** A collapsed form. It opens to show the message of a post without JavaScript, or a restored draft. */
export function SearchSettingsForm({ userId, search }: { userId: number; search: SavedSearch }) {
  const router = useRouter()
  const definition = useIdPrefix(searchSettingsForm, `search-${search.id}-`)
  const { formProps, hiddenFields, field, problems, outcome, isSending, isRestored } = useDefinedForm(
    definition,
    {
      userId,
      hidden: { search: String(search.id) },
      defaults: { name: search.name, frequency: search.frequency },
      draftKey: `search-settings-${search.id}-${userId}`,
      onDone: () => router.refresh(),
    },
  )
  const hasProblem = problems.refusal !== null || problems.lines.length > 0
  return (
    <details open={useProblemDetails(outcome !== null || hasProblem || isRestored)}>
      <summary className="flex min-h-11 w-fit items-center font-semibold text-accent underline">
        Change name or emails<span className="sr-only">: {search.name}</span>
      </summary>
      <form {...formProps} className="grid max-w-xl gap-4 py-3">
        <FormProblems {...problems} />
        {isRestored ? <RestoredNote action="save" /> : null}
        <TextField {...field('name')} label="Name" maxLength={MAX_SEARCH_NAME_CHARACTERS} />
        <SelectField {...field('frequency')} label="Email me homes that match" hint={frequencyHint}>
          <FrequencyOptions />
        </SelectField>
        <p role="status" className={outcome ? 'text-sm font-semibold text-good' : 'sr-only'}>
          {outcome?.message}
        </p>
        <SendButton label="Save the changes" isSending={isSending} />
        {hiddenFields}
      </form>
    </details>
  )
}

export function RemoveSearchForm({ userId, search }: { userId: number; search: SavedSearch }) {
  const showDone = useShowDone()
  const { formProps, hiddenFields, refusal, isSending } = useButtonForm(
    removeSavedSearchForm,
    { search: String(search.id) },
    { userId, onDone: () => showDone(`Removed: ${search.name}`) },
  )
  return (
    <form {...formProps}>
      <Button
        type="submit"
        variant="secondary"
        size="small"
        aria-label={`Remove: ${search.name}`}
        // A disabled button would lose the focus.
        aria-disabled={isSending || undefined}
      >
        Remove
      </Button>
      <p role="alert" className={refusal ? 'rounded-md bg-bad-soft p-3 font-semibold' : 'sr-only'}>
        {refusal}
      </p>
      {hiddenFields}
    </form>
  )
}
