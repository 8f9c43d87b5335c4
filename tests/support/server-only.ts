// Stands in for the package server-only, which throws outside React's server build.
export {}
