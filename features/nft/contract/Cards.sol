// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC165} from "@openzeppelin/tron-contracts/interfaces/ITRC165.sol";
import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {ITRC2981} from "@openzeppelin/tron-contracts/interfaces/ITRC2981.sol";
import {TRC721} from "@openzeppelin/tron-contracts/token/TRC721/TRC721.sol";
import {IPriceOracle} from "../../../platform/contracts/IPriceOracle.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {IFeeSplitter} from "../../team/contract/IFeeSplitter.sol";
import {ITeam} from "../../team/contract/ITeam.sol";
import {Card} from "./Card.sol";
import {CardOffer} from "./CardOffer.sol";
import {CardStakes} from "./CardStakes.sol";
import {ICardArt} from "./ICardArt.sol";
import {CardsReason, ICards} from "./ICards.sol";
import {Sale} from "./Sale.sol";

/// @title Tessera Cards.
/// @dev What is on offer stands in CardOffer, ownership in CardOwners, staking in CardStakes; here a card is bought
/// and shown.
contract Cards is CardStakes, ITRC2981 {
    /// @notice The contracts that this one works with, for ever.
    struct Parts {
        ITeam team;
        IFeeSplitter splitter;
        IPriceOracle oracle;
        ITRC20 rewardToken;
        ICardArt art;
    }

    /// @notice Hundredths of a percent of the price that go to the fee splitter.
    uint256 public constant FEE = 500;
    /// @notice Hundredths of a percent of a later sale's price that belong to the level's fund.
    uint256 public constant ROYALTY = 250;

    IFeeSplitter public immutable splitter;
    IPriceOracle public immutable oracle;
    ICardArt public immutable art;

    constructor(
        Parts memory parts,
        LevelConfig[] memory levels_,
        Term[] memory terms_
    ) CardOffer(levels_, terms_) CardStakes(parts.team, parts.rewardToken) TRC721("Tessera Cards", "TSC") {
        splitter = parts.splitter;
        oracle = parts.oracle;
        art = parts.art;
    }

    // ---- Buying

    /// @inheritdoc ICards
    function Buy(uint256 level) external payable {
        Level storage bought = _level(level);
        Sale sale = bought.sale;
        uint256 tokenId = sale.next();
        if (!team.isActive(msg.sender)) revert(CardsReason.NOT_ACTIVE);
        if (tokenId >= sale.end()) revert(CardsReason.SOLD_OUT);

        uint256 usdtPrice = bought.price;
        uint256 price = oracle.usdtToTrx(usdtPrice);
        if (msg.value < price) revert(CardsReason.PRICE);
        uint256 fee = (price * FEE) / 10_000;

        // Effect:
        bought.sale = sale.sold(price - fee);
        _make(msg.sender, tokenId, level);

        emit Bought(msg.sender, tokenId, level, price, usdtPrice, fee);

        // Interaction: storage is final, a buyer that calls back finds nothing half done.
        splitter.split{value: fee}(msg.sender);
        if (msg.value > price) Trx.send(msg.sender, msg.value - price);
    }

    /// @inheritdoc ICards
    function withdrawProceeds(uint256 level) external {
        Level storage sold = _level(level);
        Sale sale = sold.sale;
        uint256 amount = sale.proceeds();
        address receiver = sold.fund;

        // Effect:
        sold.sale = sale.emptied();

        emit ProceedsWithdrawn(level, receiver, amount);

        // Interaction:
        Trx.send(receiver, amount);
    }

    // ---- Reads

    /// @inheritdoc ICards
    function getUToCoin(uint256 usdt) external view returns (uint256 sun) {
        return oracle.usdtToTrx(usdt);
    }

    /// @inheritdoc ICards
    function tokenDetials(uint256 id)
        external
        view
        returns (
            uint256 tokenId,
            address owner,
            uint256 level,
            bool isPledge,
            uint256 itemUnlockTime,
            string memory uri
        )
    {
        Card card = _cards[id];
        tokenId = id;
        owner = ownerOf(id);
        level = levelOf(id);
        isPledge = card.isStaked();
        itemUnlockTime = _position(card).end;
        uri = tokenURI(id);
    }

    /// @inheritdoc TRC721
    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        uint256 level = levelOf(tokenId);
        return art.tokenUri(tokenId, level, _level(level).name, _level(level).sale.power());
    }

    /// @inheritdoc ITRC2981
    function royaltyInfo(uint256 tokenId, uint256 salePrice) external view returns (address receiver, uint256 amount) {
        return (_level(levelOf(tokenId)).fund, (salePrice * ROYALTY) / 10_000);
    }

    /// @inheritdoc TRC721
    function supportsInterface(bytes4 interfaceId) public view override(ITRC165, TRC721) returns (bool) {
        return interfaceId == type(ITRC2981).interfaceId || super.supportsInterface(interfaceId);
    }
}
