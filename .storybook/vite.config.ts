/** Empty: settings are in main.ts, where the button 'Run tests' finds them too. */
export default {}
