addEventListener('input', ({ target }) => {
  if (target.type === 'range') target.previousElementSibling.style.setProperty('--at', `${target.value}%`)
})
