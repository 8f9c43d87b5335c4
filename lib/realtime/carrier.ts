/** The processes to whose sockets an event is emitted. */
export type Reach = 'every-process' | 'this-process' | 'no-process'

/** Carries socket events between processes. Each process receives every domain event and decides where to emit it. */
export interface Carrier {
  /** Whether the carrier uses a service beside PostgreSQL (Redis), which may fail while PostgreSQL works. */
  isSeparate: boolean
  /** Whether an emit reaches the sockets of every process now. */
  canReachEveryProcess: () => boolean
  /**
   * Chooses one process for a topic, such as a thread. That process then emits to the sockets of every process.
   * @returns how far this process has to emit; `no-process` if another one was chosen. Never rejects.
   */
  claim: (topic: string) => Promise<Reach>
}

/** The carrier without REDIS_URL: each process emits events to its own sockets. */
export const localCarrier: Carrier = {
  isSeparate: false,
  canReachEveryProcess: () => false,
  claim: async () => 'this-process',
}
