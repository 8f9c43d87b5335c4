'use client'

import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Input } from '@/components/ui/field'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { LocationOptions, getOptionId } from './location-options'
import { usePlaceSuggestions, type Suggestion } from './use-place-suggestions'

/** REFINE-01 states this text. */
const LOCATION_PLACEHOLDER = 'e.g. Southend, CM8 or Street Name'

/** The value of `activeIndex` while no option is active. */
const NO_OPTION = -1

/** Returns the index of the next or previous option. After the last option comes NO_OPTION, and then the first one. */
function moveOption(index: number, step: 1 | -1, optionCount: number): number {
  // NO_OPTION (-1) has the position 0, and the first option has the position 1.
  const positionCount = optionCount + 1
  const position = index + 1
  return ((position + step + positionCount) % positionCount) - 1
}

interface LocationFieldProps {
  id: string
  /** The kind of homes to search when the typed phrase does not say it. */
  kind?: ListingKind
  name?: string
  defaultValue?: string
  className?: string
  /** 'below-ancestor' opens the list below the nearest positioned ancestor, so that it covers no button there. */
  listPosition?: 'below-field' | 'below-ancestor'
  /** Called when a suggestion is chosen, because that fires no input event. */
  onChoose?: (value: string) => void
}

function useCombobox({ kind, onChoose }: Pick<LocationFieldProps, 'kind' | 'onChoose'>) {
  const input = useRef<HTMLInputElement>(null)
  const { suggestions, suggest, cancel } = usePlaceSuggestions(kind)
  const [isOpen, setOpen] = useState(false)
  const [activeIndex, setActiveIndex] = useState(NO_OPTION)
  const isListVisible = isOpen && suggestions.length > 0

  const open = (text: string) => {
    suggest(text)
    setOpen(true)
    setActiveIndex(NO_OPTION)
  }
  const close = () => {
    cancel()
    setOpen(false)
    setActiveIndex(NO_OPTION)
  }
  const choose = ({ value }: Suggestion) => {
    if (input.current) input.current.value = value
    close()
    onChoose?.(value)
  }

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const activeOption = isListVisible ? suggestions[activeIndex] : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isListVisible) return open(event.currentTarget.value)
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActiveIndex((index) => moveOption(index, step, suggestions.length))
    } else if (event.key === 'Enter' && activeOption) {
      event.preventDefault()
      choose(activeOption)
    } else if (event.key === 'Escape' && isListVisible) {
      // If the event went on, Escape would also close a dialog around the field.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  return { input, suggestions, activeIndex, isListVisible, open, close, choose, handleKeyDown }
}

/** An ARIA 1.2 combobox that accepts any text. Without JavaScript or suggestions, it is a plain text field. */
export function LocationField({
  id,
  kind,
  name = 'location_filter',
  defaultValue = '',
  className,
  listPosition = 'below-field',
  onChoose,
}: LocationFieldProps) {
  const listId = useId()
  const { input, suggestions, activeIndex, isListVisible, open, close, choose, handleKeyDown } = useCombobox({
    kind,
    onChoose,
  })

  return (
    <div className={listPosition === 'below-field' ? 'relative' : undefined}>
      <Input
        ref={input}
        id={id}
        name={name}
        type="text"
        role="combobox"
        aria-expanded={isListVisible}
        aria-controls={isListVisible ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={
          isListVisible && activeIndex !== NO_OPTION ? getOptionId(listId, activeIndex) : undefined
        }
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={LOCATION_PLACEHOLDER}
        defaultValue={defaultValue}
        className={className}
        onInput={(event) => open(event.currentTarget.value)}
        onFocus={(event) => {
          if (event.currentTarget.value === '') open('')
        }}
        onBlur={close}
        onKeyDown={handleKeyDown}
      />
      {isListVisible ? (
        <LocationOptions id={listId} suggestions={suggestions} activeIndex={activeIndex} onChoose={choose} />
      ) : null}
      <p role="status" className="sr-only">
        {isListVisible ? `${suggestions.length} suggestion${suggestions.length === 1 ? '' : 's'}` : ''}
      </p>
    </div>
  )
}
