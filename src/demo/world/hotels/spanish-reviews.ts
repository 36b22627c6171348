import type { ReviewPhrases } from './review-phrases.ts';

export const spanishReviews: ReviewPhrases = {
  titles: {
    positive: [
      'Volveremos',
      'Una semana estupenda',
      'Mejor de lo esperado',
      'Justo lo que buscábamos',
      'Gran equipo',
      'Descanso de verdad',
      'Recomendable',
    ],
    mixed: ['Bien, con matices', 'Correcto', 'Luces y sombras', 'Cumple'],
    negative: ['Decepcionados', 'Esperábamos más', 'Una pena', 'No repetiremos'],
  },
  good: {
    staff: [
      'El personal fue amable de principio a fin.',
      'En recepción nos lo resolvieron todo al momento.',
      'Se nota que la gente trabaja a gusto.',
    ],
    room: [
      'La habitación estaba limpia y era amplia.',
      'Camas cómodas, dormimos de maravilla.',
      'Habitación tranquila y bien decorada.',
    ],
    location: [
      'La ubicación nos vino perfecta.',
      'Buena base para hacer excursiones.',
      'Una zona bonita, con mucho que hacer.',
    ],
    value: ['Buena relación calidad-precio.', 'Por lo que se paga, se recibe mucho.'],
    breakfast: [
      'El desayuno, abundante y fresco.',
      'En el desayuno no faltaba de nada, y el café era bueno.',
      'Fruta fresca y pan del día.',
    ],
    dinner: [
      'La cena era variada y siempre caliente.',
      'Cenamos bien todas las noches.',
      'La cocina se esmera, sobre todo con el pescado.',
    ],
    pool: ['La piscina estaba limpia y nunca llena.', 'En la piscina siempre encontramos sitio.'],
    beach: [
      'Pasamos días enteros en la playa.',
      'El agua estaba clara, perfecta para nadar.',
      'La playa es más bonita que en las fotos.',
    ],
    family: ['Los niños no querían irse.', 'Con pequeños se está muy a gusto.'],
    spa: ['La zona de bienestar es pequeña pero cuidada.', 'En la sauna se estaba muy tranquilo.'],
    walks: [
      'Hay paseos preciosos por la zona.',
      'Caminamos todos los días, los senderos están bien señalizados.',
    ],
  },
  bad: {
    staff: ['En recepción tuvimos que esperar mucho.', 'No todos fueron amables.'],
    room: [
      'La habitación era más pequeña de lo esperado.',
      'Las paredes son finas, se oye a los vecinos.',
      'Al baño le hace falta una reforma.',
    ],
    location: ['Los alrededores no eran lo nuestro.', 'El sitio estaba demasiado lleno para nuestro gusto.'],
    value: ['Caro para lo que ofrece.', 'Los extras se suman deprisa.'],
    breakfast: ['A las nueve ya faltaba la mitad del bufé.', 'El desayuno era igual todos los días.'],
    dinner: ['La cena llegaba a menudo tibia.', 'Por la noche había largas colas.'],
    pool: ['Por la mañana ya no quedaban tumbonas en la piscina.', 'En la piscina había a menudo ruido.'],
    beach: ['La playa estaba muy llena.', 'La playa podría estar más cuidada.'],
    family: ['Para los niños mayores hay poco.', 'Las actividades infantiles se cancelaron dos veces.'],
    spa: ['La zona de bienestar se llenaba por la tarde.', 'La sauna no la encendían hasta la tarde.'],
    walks: ['No quedaban mapas de senderos.', 'Algunos senderos de la zona estaban cerrados.'],
  },
  closings: {
    positive: ['Muy recomendable.', 'Volveremos seguro.', '¡Gracias a todo el equipo!'],
    mixed: ['Para unos días está bien.', 'En conjunto, unas vacaciones correctas.'],
    negative: ['La próxima vez buscaremos otro sitio.', 'Una pena, podría dar más de sí.'],
  },
  firstNames: [
    'María',
    'Javier',
    'Carmen',
    'Antonio',
    'Lucía',
    'Pablo',
    'Elena',
    'Sergio',
    'Marta',
    'Álvaro',
    'Nuria',
    'Diego',
  ],
};
