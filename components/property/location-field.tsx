'use client'

import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Input } from '@/components/ui/field'
import { LocationOptions, optionId } from './location-options'
import { usePlaceSuggestions, type Suggestion } from './use-place-suggestions'

/** REFINE-01, verbatim. */
const LOCATION_PLACEHOLDER = 'e.g. Southend, CM8 or Street Name'

interface LocationFieldProps {
  /** Id of the input, for its label. */
  id: string
  name?: string
  defaultValue?: string
  className?: string
  /** Called when a suggestion is put into the field, which fires no input event. */
  onChoose?: (value: string) => void
}

/**
 * The location of a search: an ARIA 1.2 combobox that suggests places, stations and postcodes and accepts any text.
 * Without JavaScript, or when the call fails, it is a plain field. The input is uncontrolled, so a form reads and
 * fills it as usual.
 */
export function LocationField({
  id,
  name = 'location_filter',
  defaultValue = '',
  className,
  onChoose,
}: LocationFieldProps) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { suggestions, suggest, cancel } = usePlaceSuggestions()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = open && suggestions.length > 0

  const show = (text: string) => {
    suggest(text)
    setOpen(true)
    setActive(-1)
  }
  const close = () => {
    cancel()
    setOpen(false)
    setActive(-1)
  }
  const choose = ({ value }: Suggestion) => {
    if (input.current) input.current.value = value
    close()
    onChoose?.(value)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = shown ? suggestions[active] : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!shown) return show(event.currentTarget.value)
      // The position before the first and after the last option is the field with the typed text.
      const stops = suggestions.length + 1
      setActive((now) => ((now + 1 + (event.key === 'ArrowDown' ? 1 : stops - 1)) % stops) - 1)
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen)
    } else if (event.key === 'Escape' && shown) {
      // Closes the list only, and not a dialog around it.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  return (
    <div className="relative">
      <Input
        ref={input}
        id={id}
        name={name}
        type="text"
        role="combobox"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? optionId(listId, active) : undefined}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={LOCATION_PLACEHOLDER}
        defaultValue={defaultValue}
        className={className}
        onInput={(event) => show(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.value === '' && show('')}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      {shown ? (
        <LocationOptions id={listId} suggestions={suggestions} active={active} onChoose={choose} />
      ) : null}
      <p role="status" className="sr-only">
        {shown ? `${suggestions.length} suggestion${suggestions.length === 1 ? '' : 's'}` : ''}
      </p>
    </div>
  )
}
