export const SOCKET_PATH = '/socket.io'
