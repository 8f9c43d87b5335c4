'use client'

import { createContext, useContext, type ReactNode } from 'react'
import { useStepMessage } from './use-step-message'

const ShowDoneContext = createContext<(text: string) => void>(() => {
  throw new Error('The form of a step must stand within a StepMessageArea')
})

/** Shows the message of the last step above its children. The refresh after a step moves or removes the step's form. */
export function StepMessageArea({ children }: { children: ReactNode }) {
  const { showDone, messageBox } = useStepMessage()
  return (
    <ShowDoneContext value={showDone}>
      {messageBox}
      {children}
    </ShowDoneContext>
  )
}

/** Returns the function that shows the message of a step in the StepMessageArea around it, and refreshes the page. */
export const useShowDone = () => useContext(ShowDoneContext)
