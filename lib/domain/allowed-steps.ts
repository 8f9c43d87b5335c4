/** For each status, the statuses that may follow it and who may take the step. */
export type StepTable<Status extends string, Actor extends string> = Readonly<
  Record<Status, Partial<Record<Status, readonly Actor[]>>>
>

export const mayTakeStep = <Status extends string, Actor extends string>(
  steps: StepTable<Status, Actor>,
  from: Status,
  to: Status,
  actor: Actor,
): boolean => steps[from][to]?.includes(actor) ?? false
