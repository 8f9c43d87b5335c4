/** The path at which every socket connects (D-145). */
export const SOCKET_PATH = '/socket.io'
