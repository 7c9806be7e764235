"""The pen: canvas, pigments, geometry, signs. It knows no game; `galapagos.gallery` draws what games describe."""
