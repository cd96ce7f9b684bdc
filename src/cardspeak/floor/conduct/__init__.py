"""Conduct: offences and penalties, who decides, what may be asked, devices, language, words and signals."""
