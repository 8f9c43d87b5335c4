import type { Mutant } from './mutant'

const SOCKET_TESTS = ['tests/realtime/message-sockets.test.ts']
const TUNNEL_TESTS = ['tests/server/tunnels.test.ts']
const DELIVERY_TESTS = ['tests/realtime/message-delivery.test.ts']

export const sockets: readonly Mutant[] = [
  {
    control: 'The messages socket opens only for a token of a live session.',
    file: 'lib/realtime/message-sockets.ts',
    source: 'if (!user) return INVALID_TOKEN',
    replacement: 'if (!user) return undefined',
    tests: SOCKET_TESTS,
  },
  {
    control: 'The number of open sockets of a user is limited.',
    file: 'lib/realtime/message-sockets.ts',
    source: '>= MAX_SOCKETS_OF_USER',
    replacement: '>= Infinity',
    tests: SOCKET_TESTS,
  },
  {
    control: 'A message is escaped in the HTML of its notice.',
    file: 'lib/contract/message-notice.ts',
    source: 'escapeMarkup(shorten(message))',
    replacement: 'shorten(message)',
    tests: SOCKET_TESTS,
  },
  {
    control: 'The sockets of an ended session are closed.',
    file: 'lib/realtime/message-sockets.ts',
    source: 'if (socket?.data.sessionId === sessionId) socket.disconnect(true)',
    replacement: '',
    tests: SOCKET_TESTS,
  },
  {
    control: 'The socket of a session that ends while the socket connects is closed.',
    file: 'lib/realtime/message-sockets.ts',
    source: 'if (endedSessions.has(socket.data.sessionId)) return void socket.disconnect(true)',
    replacement: '',
    tests: SOCKET_TESTS,
  },
  {
    control: 'The sockets of an expired session are closed.',
    file: 'lib/realtime/message-sockets.ts',
    source: 'if (!liveSessionIds.has(socket.data.sessionId)) socket.disconnect(true)',
    replacement: 'void socket',
    tests: SOCKET_TESTS,
  },
  {
    control: 'A user cannot send typing signals faster than one a second.',
    file: 'lib/realtime/typing.ts',
    source: ' || now - lastEventAt < MIN_INTERVAL_MS',
    replacement: '',
    tests: SOCKET_TESTS,
  },
  {
    control: 'A blocked user’s typing signals are not passed on.',
    file: 'lib/agency/conversations/message-backend.ts',
    source: 'block ? null : thread.otherPartyId',
    replacement: 'thread.otherPartyId',
    tests: SOCKET_TESTS,
  },
  {
    control: 'Exactly one of the processes that hear of a message emits it.',
    file: 'lib/realtime/message-delivery.ts',
    source: "if (reach !== 'no-process')",
    replacement: '',
    tests: DELIVERY_TESTS,
  },
  {
    control:
      'A message that the carrier (Redis) does not deliver is sent by each process to its own sockets.',
    file: 'lib/realtime/message-delivery.ts',
    source: 'if (!hasArrived(event)) await emit',
    replacement: 'if (false) await emit',
    tests: DELIVERY_TESTS,
  },
  {
    control: 'A message that the carrier (Redis) delivers late does not reach a socket twice.',
    file: 'lib/realtime/message-delivery.ts',
    source: '.except(getReceiversRoom(event))',
    replacement: '',
    tests: DELIVERY_TESTS,
  },
  {
    control: 'The number of open WebSockets of a network is limited.',
    file: 'lib/server/tunnels.ts',
    source: 'if (counts.isFull(network)) {',
    replacement: 'if (!network) {',
    tests: TUNNEL_TESTS,
  },
  {
    control: 'A client cannot name the address by which its sockets are limited.',
    file: 'lib/server/tunnels.ts',
    source: '{ ...headers, [CLIENT_ADDRESS_HEADER]: address }',
    replacement: 'headers',
    tests: TUNNEL_TESTS,
  },
  {
    control: 'The number of open sockets of a network is limited, those by polling included.',
    file: 'lib/realtime/io.ts',
    source: '!counts.isFull(getNetwork(request))',
    replacement: 'request',
    tests: ['tests/server/realtime.test.ts'],
  },
  {
    control: 'No tunnel to the application is opened for a request with too many headers.',
    file: 'lib/server/tunnels.ts',
    source: 'findLimitRefusal(request, parseTarget(url))',
    replacement: 'findLimitRefusal({ rawHeaders: [], headers }, parseTarget(url))',
    tests: TUNNEL_TESTS,
  },
  {
    control:
      'A request for a socket has at most a hundred headers, so that its body is not read as another request.',
    file: 'lib/server/listener.ts',
    source: 'if (!limitRefusal && target.path',
    replacement: 'if (target.path',
    tests: ['tests/server/application.test.ts'],
  },
]
