import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** Called once. */
  onFailed: () => void
  children?: ReactNode
}

/** Shows its content or, if that fails, nothing (spec 2.1). */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  #told = false

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    // Preact calls this for each part of the content that fails.
    if (this.#told) return
    this.#told = true
    console.error(error)
    this.props.onFailed()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
