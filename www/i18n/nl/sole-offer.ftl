# What one touch played.

sole-played = De enige zet daarmee is meteen gespeeld.
sole-ask = Altijd vragen
