import type { AdviceStage, TextSource } from '@shuka/domain/library';
import type { ZoneKey } from '@shuka/domain/advisory';

type Said = { readonly title: string; readonly body: string };

export type WorldArticle = {
  readonly crop: string;
  readonly stage: AdviceStage;
  readonly zones: readonly ZoneKey[];
  readonly sources: readonly TextSource[];
  readonly en: Said;
  /** Nobody has read it yet who speaks Hausa: it waits for its review. */
  readonly ha: Said;
};

const savannas: readonly ZoneKey[] = ['southern-guinea-savanna', 'northern-guinea-savanna', 'sudan-savanna'];
const seedCo = {
  title: 'Seed Co Nigeria: questions on field crops',
  where: 'seedcogroup.com/ng/fieldcrops/media/faqs',
};
const fao56 = { title: 'FAO Irrigation and Drainage Paper 56 (1998), tables 11 and 12', where: 'fao.org' };

/** Articles of the demo world. Every figure in them stands in the source they name; what no source gave is not there. */
export const articles: readonly WorldArticle[] = [
  {
    crop: 'maize',
    stage: 'before-sowing',
    zones: savannas,
    sources: [
      {
        title: 'Step by step maize production in Nigeria (quotes IITA)',
        where: 'farmwarehouse.org/step-by-step-maize-production-in-nigeria-2',
      },
      seedCo,
      { title: 'NAERLS farmer helpline: spacing of maize', where: 'nfhl.naerls.gov.ng' },
    ],
    en: {
      title: 'When and how to sow maize',
      body: 'When. Southern Guinea savanna: 15 May to 14 June. Northern Guinea savanna: 24 June to 7 July. Sudan savanna: 1 to 14 July.\n\nSpacing. Rows 75 cm apart. Two plants every 50 cm, or one plant every 25 cm.\n\nAsk your extension manager which variety fits your place and how long its rains last.',
    },
    ha: {
      title: 'Lokacin shuka masara da yadda ake yi',
      body: 'Lokaci. Kudancin savanna ta Guinea: 15 ga Mayu zuwa 14 ga Yuni. Arewacin savanna ta Guinea: 24 ga Yuni zuwa 7 ga Yuli. Savanna ta Sudan: 1 zuwa 14 ga Yuli.\n\nTazara. Tsakanin kunya da kunya 75 cm. Tsiro biyu a kowane 50 cm, ko ɗaya a kowane 25 cm.\n\nTambayi jami’in gonarka wane iri ya dace da wurinka.',
    },
  },
  {
    crop: 'maize',
    stage: 'initial',
    zones: [],
    sources: [seedCo],
    en: {
      title: 'Feed your maize twice',
      body: 'First, at planting or 10 to 14 days after: 6 to 8 bags of NPK (50 kg each) on a hectare.\n\nThen, 4 to 6 weeks after planting: 2 to 3 bags of urea on a hectare.\n\nAsk your extension manager what your own land lacks before you buy.',
    },
    ha: {
      title: 'Ciyar da masararka sau biyu',
      body: 'Na farko, lokacin shuka ko kwana 10 zuwa 14 bayan shuka: buhu 6 zuwa 8 na NPK (kilo 50 kowanne) a hekta ɗaya.\n\nSannan, mako 4 zuwa 6 bayan shuka: buhu 2 zuwa 3 na urea a hekta ɗaya.\n\nTambayi jami’in gonarka abin da gonarka ta rasa kafin ka saya.',
    },
  },
  {
    crop: 'maize',
    stage: 'development',
    zones: [],
    sources: [seedCo],
    en: {
      title: 'Look for fall armyworm every two or three days',
      body: 'Walk through the field every two or three days and look for fall armyworm.\n\nWhen spraying pays is told differently by different sources. Send a photo to your extension manager before you buy anything to spray.',
    },
    ha: {
      title: 'Duba tsutsar masara kowane kwana biyu ko uku',
      body: 'Zaga gona kowane kwana biyu ko uku, ka duba ko akwai tsutsar masara.\n\nMajiyoyi sun bambanta a kan lokacin da feshi yake da riba. Aika hoto ga jami’in gonarka kafin ka sayi maganin fesawa.',
    },
  },
  {
    crop: 'rice',
    stage: 'before-sowing',
    zones: [],
    sources: [{ title: 'Rice guides for Nigeria, as extension guides quote them', where: '' }],
    en: {
      title: 'Rice: when to sow, how much seed, which variety',
      body: 'When. In the forest: middle of March to middle of April. In the savanna: middle of May to June.\n\nSeed for a hectare. Lowland: 50 to 60 kg. Upland: 40 to 50 kg.\n\nDays until harvest. FARO 44: 95 to 110. FARO 52: 125 to 135. FARO 59 (upland): 95 to 100.',
    },
    ha: {
      title: 'Shinkafa: lokacin shuka, yawan iri, da irin da ya dace',
      body: 'Lokaci. A dajin kudu: tsakiyar Maris zuwa tsakiyar Afrilu. A savanna: tsakiyar Mayu zuwa Yuni.\n\nIri na hekta ɗaya. Fadama: kilo 50 zuwa 60. Tudu: kilo 40 zuwa 50.\n\nKwanaki har girbi. FARO 44: 95 zuwa 110. FARO 52: 125 zuwa 135. FARO 59 (na tudu): 95 zuwa 100.',
    },
  },
  {
    crop: 'cassava',
    stage: 'before-sowing',
    zones: [],
    sources: [
      {
        title: 'How to grow cassava, part 2 (text of IITA)',
        where: 'alltofarm.com/2017/01/17/how-to-grow-cassava-part-2',
      },
      { title: 'Muojiama and others: cassava trial at Nsukka', where: 'notulaebiologicae.ro 10190' },
    ],
    en: {
      title: 'Good stakes make good cassava',
      body: 'When. Rainforest: March to November. Derived savanna: April to August. Southern Guinea savanna: May to July. Northern Guinea savanna: July and August.\n\nStakes. Cut them 20 to 25 cm long with at least five nodes. Keep them no longer than 3 to 5 days before planting.\n\nSpacing. 1 m by 1 m: 10,000 plants on a hectare.\n\nFood. In the trials at Nsukka 400 kg of NPK 12-12-17-2 a hectare gave most after 12 months; trials gave it in two parts, 4 and 8 weeks after planting.',
    },
    ha: {
      title: 'Sanda mai kyau, rogo mai kyau',
      body: 'Lokaci. Dajin kudu: Maris zuwa Nuwamba. Kudancin savanna ta Guinea: Mayu zuwa Yuli. Arewacin savanna ta Guinea: Yuli da Agusta.\n\nSanda. Yanke mai tsawon 20 zuwa 25 cm, mai ido biyar ko fiye. Shuka cikin kwana 3 zuwa 5.\n\nTazara. Mita 1 da mita 1: tsiro 10,000 a hekta.\n\nTaki. A gwajin Nsukka kilo 400 na NPK 12-12-17-2 a hekta ya fi bayarwa bayan wata 12; an sa shi kashi biyu, mako 4 da mako 8 bayan shuka.',
    },
  },
  {
    crop: 'cowpea',
    stage: 'before-sowing',
    zones: savannas,
    sources: [
      { title: 'Kamara and others 2016: density of cowpea on ridges', where: '' },
      { title: 'Days of Nigerian varieties, as extension guides quote them', where: '' },
    ],
    en: {
      title: 'Cowpea: two or three rows on a ridge',
      body: 'In trials in northern Nigeria cowpea gave more when it stood denser: two or three rows on a ridge instead of one.\n\nNigerian varieties ripen in 60 to 105 days. Ask your extension manager which one fits your rains.',
    },
    ha: {
      title: 'Wake: layi biyu ko uku a kan kunya',
      body: 'A gwaje-gwaje a arewacin Nijeriya wake ya fi bayarwa da aka shuka shi a matse: layi biyu ko uku a kan kunya maimakon ɗaya.\n\nIrin Nijeriya yana nuna a kwana 60 zuwa 105. Tambayi jami’in gonarka wane ne ya dace da ruwan wurinka.',
    },
  },
  {
    crop: 'tomato',
    stage: 'middle',
    zones: [],
    sources: [fao56],
    en: {
      title: 'Tomato: when it needs water most',
      body: 'A tomato crop stands about 145 days in the field by FAO’s table: 30 while it is young, 40 while it grows, 45 while it flowers and fills its fruit, 30 while it ripens. These days were counted around the Mediterranean; nobody published any for West Africa, so watch your own plants.\n\nIt drinks most while it flowers and fills its fruit: then twice what it drinks when it is young (1.15 against 0.6 of what grass drinks).',
    },
    ha: {
      title: 'Tumatir: lokacin da ya fi buƙatar ruwa',
      body: 'A teburin FAO tumatir yana yin kusan kwana 145 a gona: 30 yana ƙarami, 40 yana girma, 45 yana fure da cika ’ya’ya, 30 yana nuna. An ƙirga waɗannan kwanaki a bakin tekun Bahar Rum; ka lura da naka.\n\nYa fi shan ruwa lokacin da yake fure da cika ’ya’ya: ninki biyu na lokacin da yake ƙarami.',
    },
  },
];
